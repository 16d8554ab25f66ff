import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/../..`
const pacts = readdirSync(`${root}/contracts/pacts`).map((name) => `contracts/pacts/${name}`)
const files = [...pacts, 'generated/provider.json', 'generated/sandbox.json']

test.each(files)(
  '%s contains no data of a real person: e-mails of example.com, invented phones (rule 20.4)',
  (file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    const emails = text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []
    const phones = text.match(/\+420\d{9}/g) ?? []
    expect(emails.filter((email) => !email.endsWith('@example.com'))).toEqual([])
    // In the ranges 601 and 602 only numbers with a run of zeros, and the sample number of the specification.
    expect(phones.filter((phone) => !/^\+420(60[12]00\d{4}|601234567|123456789)$/.test(phone))).toEqual([])
  },
)
