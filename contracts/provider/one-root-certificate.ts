import { writeFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'

/**
 * Runs `work` while this process's certificate store is a file with one root certificate. Pact reads the complete store again for every
 * interaction, which costs a third of a verification, and it calls only the relay, which uses plain HTTP.
 */
export async function withOneRootCertificate<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const { SSL_CERT_FILE, SSL_CERT_DIR } = process.env
  writeFileSync(file, rootCertificates[0] ?? '')
  process.env.SSL_CERT_FILE = file
  delete process.env.SSL_CERT_DIR
  try {
    return await work()
  } finally {
    restore({ SSL_CERT_FILE, SSL_CERT_DIR })
  }
}

function restore(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
