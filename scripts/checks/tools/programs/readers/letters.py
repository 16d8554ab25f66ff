"""
Whether every letter is read as the sandbox sent it:
  letters.py alone|mbox              by Python's e-mail package, alone or from an mbox
  letters.py subjects|texts COMMAND  by a command that gets the name of the file
  letters.py pages COMMAND           the HTML, by a command that gets it as its input
  letters.py within FILE             the texts, in what a program wrote
"""

import email
import email.policy
import json
import mailbox
import subprocess
import sys

letters = json.load(open("letters.json", encoding="utf-8"))


def words(text):
    return " ".join(text.split())


def same(message, kind, sent):
    return message.get_body([kind]).get_content().replace("\r\n", "\n").rstrip("\n") == sent.rstrip("\n")


def by_python(read):
    pairs = list(zip(read, letters))
    subjects = sum(message["subject"] == letter["subject"] for message, letter in pairs)
    texts = sum(same(message, "plain", letter["text"]) for message, letter in pairs)
    pages = sum(same(message, "html", letter["html"]) for message, letter in pairs)
    defects = sum(len(part.defects) for message in read for part in message.walk())
    return f"{len(read)} letters: subject of {subjects}, text of {texts}, HTML of {pages} as sent, {defects} defects"


def run(command, **options):
    return words(subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout)


def count(what, command):
    """A command may wrap lines, so only the words are compared; a word that it cuts is not the same."""
    key = "subject" if what == "subjects" else "text"
    found = 0
    for number, letter in enumerate(letters, 1):
        read = run(command, input=letter["html"]) if what == "pages" else run([*command, f"./{number}.eml"])
        found += words(letter[key]) in read
    return f"{found} of {len(letters)}"


what, *rest = sys.argv[1:]
if what == "alone":
    print(by_python([email.message_from_bytes(letter["source"].encode(), policy=email.policy.default) for letter in letters]))
elif what == "mbox":
    box = mailbox.mbox("letters.mbox")
    print(by_python([email.message_from_bytes(message.as_bytes(), policy=email.policy.default) for message in box]))
elif what == "within":
    written = words(open(rest[0], encoding="utf-8").read())
    print(f"{sum(words(letter['text']) in written for letter in letters)} of {len(letters)}")
else:
    print(count(what, rest))
