import { createHmac } from 'node:crypto'

/** There are so few IPv4 addresses that a hash without a key could be reversed by trying all of them. */
export const hashAddress = (key: string, address: string): string =>
  createHmac('sha256', key).update(`address ${address}`).digest('base64url').slice(0, 22)
