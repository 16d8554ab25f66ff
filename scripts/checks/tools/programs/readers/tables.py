"""The cells of the last row of a table, each with its type, and how many formulas the table has: tables.py READER FILE [COLUMNS]."""

import csv
import gzip
import sys
import xml.etree.ElementTree as ET

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
GNUMERIC = "{http://www.gnumeric.org/v10.dtd}"


def of_python(value):
    kind = {"int": "number", "int64": "number", "float": "number", "float64": "number", "str": "text"}.get(type(value).__name__, "date")
    if kind == "date":
        return f"date {value.isoformat()[:10]}"
    return f"{kind} {int(value) if kind == 'number' and value == int(value) else value}"


def calc(file):
    """A flat document (.fods) that LibreOffice wrote."""
    formulas = 0
    for row in ET.parse(file).iter(f"{TABLE}table-row"):
        cells = []
        for cell in row.iter(f"{TABLE}table-cell"):
            kind = cell.get(f"{OFFICE}value-type")
            formulas += cell.get(f"{TABLE}formula") is not None
            if kind == "float":
                cells.append(f"number {cell.get(f'{OFFICE}value')}")
            elif kind == "date":
                cells.append(f"date {cell.get(f'{OFFICE}date-value')}")
            elif kind is not None:
                cells.append("text " + "".join(cell.find(f"{TEXT}p").itertext()))
        last = cells or last
    return last, formulas


def gnumeric(file):
    """A document (.gnumeric) that Gnumeric wrote; a number with a format of days is a date."""
    cells = {}
    root = ET.fromstring(gzip.open(file).read())
    for cell in root.iter(f"{GNUMERIC}Cell"):
        kind = {"60": "text", "40": "number", "30": "number", None: "formula"}[cell.get("ValueType")]
        if kind == "number" and "y" in cell.get("ValueFormat", ""):
            kind = "date"
        cells.setdefault(int(cell.get("Row")), []).append(f"{kind} {cell.text}")
    return cells[max(cells)], sum(cell.startswith("formula") for row in cells.values() for cell in row)


def openpyxl(file):
    from openpyxl import load_workbook

    sheet = load_workbook(file).active
    rows = list(sheet.iter_rows())
    return [of_python(cell.value) for cell in rows[-1] if cell.value is not None], sum(c.data_type == "f" for r in rows for c in r)


def pandas(file):
    import pandas

    table = pandas.read_excel(file) if file.endswith("xlsx") else pandas.read_csv(file, sep=None, engine="python")
    return [of_python(value) for value in table.iloc[-1] if value == value], 0


def sniffer(file):
    text = open(file, encoding="utf-8").read()
    dialect = csv.Sniffer().sniff(text)
    return [f"text {cell}" for cell in list(csv.reader(text.splitlines(), dialect))[-1]], 0


reader, file, columns = [*sys.argv[1:], "5"][:3]
row, formulas = globals()[reader](file)
print("; ".join([*row[: int(columns)], f"{formulas} formulas"]))
