"""Addresses of the network: whom one counts as, and which proxies are believed."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from orbita.core.errors import BadOptions

Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]

LONGEST: Final = 45  # letters of an address
OWN_PART: Final = 64  # bits of an IPv6 address that its owner chooses
MAPPED: Final = int(IPv6Address("::ffff:0:0"))  # where IPv4 lives inside IPv6
MAPPED_BITS: Final = 96


def counted_as(address: str) -> str:
    """Whom limits count: an IPv4 address, or the /64 of an IPv6 address, which one home has to itself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:LONGEST]  # such as a file of the system, or what a proxy made up
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> OWN_PART << OWN_PART)}/{OWN_PART}"
    return str(parsed)


def read_proxies(text: str) -> Networks:
    """Read addresses and networks with commas between; everybody is no proxy."""
    return tuple(_read_network(word.strip()) for word in text.split(",") if word.strip())


def _read_network(word: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(word) if word != "*" else None
    except ValueError as error:
        raise BadOptions(
            "serve/proxies", f"{word[:60]!r} is no address or network of a proxy: {error}", proxy=word[:60]
        ) from None
    if network is None or network.prefixlen == 0:
        raise BadOptions(
            "serve/proxies",
            f"{word} would believe everybody who says to be somebody else, and limits would count nobody: "
            "name the proxy's address or network, such as 127.0.0.1 or 172.30.77.0/24",
            proxy=word[:60],
        )
    return network


def both_forms(networks: Networks) -> list[str]:
    """The networks as text; those of IPv4 also as a socket for both kinds sees them."""
    found = [str(network) for network in networks]
    for network in networks:
        if isinstance(network, IPv4Network):
            inside = IPv6Address(MAPPED + int(network.network_address))
            found.append(f"{inside}/{MAPPED_BITS + network.prefixlen}")
    return found


def is_among(address: str, networks: Networks) -> bool:
    """Tell whether an address lies in one of these networks."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in networks)
