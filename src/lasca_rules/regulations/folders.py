"""The folders of regulations: what each brings lies in it, and nobody lists them anywhere.

A folder holds ``regulation.toml``, is called what the regulation is called, and is a package whose module
``announcement`` says how the regulation decides. Those of this package are found by their files; a folder elsewhere is
announced by the distribution that it comes with, as an entry point in the group ``lasca_rules.regulations``:

    [lasca_rules.regulations]
    pebbles = pebbles
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from attrs import frozen

from lasca_rules.errors import RegistryError
from lasca_rules.languages import Text

GROUP = "lasca_rules.regulations"
"""The group of entry points that announce folders: the name is the regulation's, the value its package's."""
REGULATION_FILE = "regulation.toml"
_PACKAGE = Path(__file__).parent.parent


@frozen
class Folder:
    """A regulation's folder: what it is called, where it lies, and the name of the package that it is."""

    id: str
    path: Path
    package: str
    ours: bool = True
    """Is it one that comes with this package?"""

    def file(self, name: str) -> Path:
        """Return where a file of this name lies in the folder, or would lie."""
        return self.path / name


@cache
def folders() -> tuple[Folder, ...]:
    """Return every folder, looked for once.

    Raises:
        RegistryError: One that is announced is not there, or is called what another is called.
    """
    found = (*_ours(), *_announced())
    _refuse_namesakes(found)
    return found


def elsewhere() -> tuple[Folder, ...]:
    """Return the folders that do not come with this package."""
    return tuple(each for each in folders() if not each.ours)


def folder_of(regulation: str) -> Folder:
    """Return the folder of a regulation.

    Raises:
        KeyError: no folder is called so.
    """
    return {each.id: each for each in folders()}[regulation]


def _ours() -> Iterator[Folder]:
    for file in sorted((*_PACKAGE.glob(f"*/{REGULATION_FILE}"), *_PACKAGE.glob(f"*/*/{REGULATION_FILE}"))):
        parts = file.parent.relative_to(_PACKAGE).parts
        yield Folder(file.parent.name, file.parent, ".".join((_PACKAGE.name, *parts)))


def _announced() -> Iterator[Folder]:
    for entry in sorted(set(entry_points(group=GROUP))):
        try:
            spec = find_spec(entry.value)
        except (ImportError, ValueError):
            spec = None
        if spec is None or not spec.submodule_search_locations:
            raise _refused(
                entry.name,
                Text(
                    f"no package {entry.value} can be found; expected the folder with {REGULATION_FILE}",
                    f"пакет {entry.value} не найден; здесь нужна папка, где лежит {REGULATION_FILE}",
                ),
            )
        yield Folder(entry.name, Path(spec.submodule_search_locations[0]), entry.value, ours=False)


def _refuse_namesakes(found: Iterable[Folder]) -> None:
    places: dict[str, Path] = {}
    for each in found:
        if each.id in places:
            other = places[each.id]
            raise _refused(
                each.id,
                Text(
                    f"two folders are called so, {other} and {each.path}; expected one",
                    f"так называются две папки, {other} и {each.path}, а должна одна",
                ),
            )
        places[each.id] = each.path


def _refused(name: str, text: Text) -> RegistryError:
    return RegistryError(Text(f"{GROUP}: {name}: {text.en}", f"{GROUP}: {name}: {text.ru}"))
