/** Ports of `npm run dev`: 5173 and 4010, or with PORT the portal on PORT and the mock on the port after it. Throws if PORT is not a port. */
export function devPorts(PORT: string | undefined): { portal: number; mock: number } {
  if (!PORT) return { portal: 5173, mock: 4010 }
  const portal = Number(PORT)
  if (!Number.isInteger(portal) || portal < 1 || portal > 65_534)
    throw new Error(
      `PORT must be a number from 1 to 65534 (the mock takes the port after it), not ${JSON.stringify(PORT)}`,
    )
  return { portal, mock: portal + 1 }
}
