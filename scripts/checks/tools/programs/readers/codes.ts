/** What a decoder reads of each picture: codes.ts jsQr|zxing|zxingWasm PICTURE ... */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as zxing from '@zxing/library'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

type Picture = { data: Uint8ClampedArray; width: number; height: number }

const decoders: Record<string, (picture: Picture) => Promise<string | undefined> | string | undefined> = {
  jsQr: ({ data, width, height }) => jsQr.default(data, width, height)?.data,
  zxing({ data, width, height }) {
    const grey = Uint8ClampedArray.from({ length: width * height }, (_, index) => data[index * 4] ?? 0)
    const source = new zxing.RGBLuminanceSource(grey, width, height)
    try {
      const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]])
      return new zxing.QRCodeReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source)), hints).getText()
    } catch {
      return undefined
    }
  },
  zxingWasm: async ({ data, width, height }) =>
    (await readBarcodes({ data, width, height, colorSpace: 'srgb' }, { formats: ['QRCode'] }))[0]?.text,
}

// Otherwise it loads its code from a network of its own.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
const [decoder = '', ...files] = process.argv.slice(2)
for (const file of files) {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const text = await decoders[decoder]?.({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
  console.log(text ?? 'not read')
}
