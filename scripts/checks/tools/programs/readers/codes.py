"""What OpenCV reads of each picture: codes.py PICTURE ..."""

import sys

import cv2

for file in sys.argv[1:]:
    text, _, _ = cv2.QRCodeDetector().detectAndDecode(cv2.imread(file))
    print(text or "not read")
