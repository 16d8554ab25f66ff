"""The first cells of the last row of a table, each with its type, and how many formulas the table has: tables.py READER FILE [IMPORT]."""

import csv
import gzip
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import date, timedelta

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
EPOCH = date(1899, 12, 30)
GNUMERIC = "{http://www.gnumeric.org/v10.dtd}"


def of_python(value):
    kind = {"int": "number", "int64": "number", "float": "number", "float64": "number", "str": "text"}.get(type(value).__name__, "date")
    if kind == "date":
        return f"date {value.isoformat()[:10]}"
    return f"{kind} {int(value) if kind == 'number' and value == int(value) else value}"


def calc(file, options=None):
    """As LibreOffice opens it, with these choices in the window of the import: written by it as a flat document."""
    chosen = [f"--infilter=CSV:{options}"] if options else []
    subprocess.run(["soffice", "--headless", *chosen, "--convert-to", "fods", file], check=True, stdout=subprocess.DEVNULL)
    file = file.rsplit(".")[0] + ".fods"
    last, formulas = [], 0
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
    """As Gnumeric opens it, written by it as a document of its own; a number that is shown with its year is a date."""
    subprocess.run(["ssconvert", file, f"{file}.gnumeric"], check=True, stderr=subprocess.DEVNULL)
    rows = {}
    root = ET.fromstring(gzip.open(f"{file}.gnumeric").read())
    regions = [
        ({key: int(value) for key, value in region.attrib.items()}, region.find(f"{GNUMERIC}Style").get("Format"))
        for region in root.iter(f"{GNUMERIC}StyleRegion")
    ]
    for cell in root.iter(f"{GNUMERIC}Cell"):
        row, column = int(cell.get("Row")), int(cell.get("Col"))
        kind = {"60": "text", "40": "number", "30": "number", None: "formula"}[cell.get("ValueType")]
        formats = [f for r, f in regions if r["startRow"] <= row <= r["endRow"] and r["startCol"] <= column <= r["endCol"]]
        if kind == "number" and "y" in cell.get("ValueFormat", "".join(formats)):
            cell.text = (EPOCH + timedelta(days=int(cell.text))).isoformat()
            kind = "date"
        rows.setdefault(row, []).append(f"{kind} {cell.text}")
    return rows[max(rows)], sum(cell.startswith("formula") for row in rows.values() for cell in row)


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


row, formulas = globals()[sys.argv[1]](*sys.argv[2:])
print("; ".join([*row[:5], f"{formulas} formulas"]))
