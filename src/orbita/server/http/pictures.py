"""QR codes, as small SVG pictures."""

import io

import segno


def qr_code(text: str) -> str:
    """Draw a text as a QR code."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", scale=4, xmldecl=False, svgns=True, border=4, light="#fff"
    )
    return out.getvalue().decode()
