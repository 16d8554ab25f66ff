"""What Python's readers make of a PDF, and how far two pictures of a page differ: documents.py pypdf FILE, documents.py compare PGM PGM."""

import sys

import numpy


def pypdf(file):
    from pypdf import PdfReader

    reader = PdfReader(file)
    return f"{reader.trailer['/Root'].get('/Lang')}; {reader.metadata.title}; {reader.pages[0].extract_text().splitlines()[0]}"


def picture(file):
    data = open(file, "rb").read()
    width, height = (int(number) for number in data.split(maxsplit=3)[1:3])
    return numpy.frombuffer(data[-width * height :], numpy.uint8).reshape(height, width)


def compare(one, other):
    """The part of the dots that are darker than a half in one of the pictures alone."""
    first, second = (picture(file) < 128 for file in (one, other))
    if first.shape != second.shape:
        return f"{first.shape} and {second.shape}"
    return f"{first.shape[1]} x {first.shape[0]}, {(first != second).mean():.1%} otherwise"


print(globals()[sys.argv[1]](*sys.argv[2:]))
