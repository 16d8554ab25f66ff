/**
 * scrypt of `andel123`, computed ahead so that a world starts under a millisecond. The password is not secret:
 * every person of the sandbox has it. Format and cost are those of http/password.ts, whose test checks one of these.
 */
export const PASSWORD = 'andel123'

export const PASSWORD_HASHES: Readonly<Record<string, string>> = {
  'p-10000001': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwMQ$NYcRF_K6VrPaO7pkK2NCKKYd8e53qVYqe4TBzw25rDY',
  'p-10000002': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwMg$P03oyd3BvilizVz2HrcbxTJGrIxH3E5fjUa_cXE_Auk',
  'p-10000003': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwMw$roHTaGO146BrHqKw4NFf0rnbK7yhEgrArb1SRRHWVdM',
  'p-10000004': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwNA$9LKFP7tQCSRPXqdaZeq16NaiXKoVejF6PDmat9Gmvls',
  'p-10000005': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwNQ$MFnQV3kBcMf--qZRpQRfbJ-mnXdX_hy4NmWBUo9Deho',
  'p-10000006': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwNg$WZCTMY7HfCq6bf8pWrOfM1QODSMJ8CdJ8nyJpjSn1Fo',
  'p-10000007': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwNw$9svb8eVnWI1v89MhsiF4ytBfGKePEfZ4MdqvBcImNls',
  'p-10000008': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwOA$jbJQxQZzxF9VgKxdic0wb5UQAykScVhOMHaC0-W81G4',
  'p-10000009': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAwOQ$_kh1AdxZF3gP0KSNt0pjVXO_jQ6wh7aiMRtUU2-M1wM',
  'p-10000010': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAxMA$vL1C0n57eM4nhdEX38a1sKtnFdHM2RUAX2yM1xuS2l0',
  'p-10000020': 'scrypt$16384$8$1$c2FuZGJveC0xMDAwMDAyMA$_K1Su_CTbOK8cWUhoVcPywVZa6F02nIfYAA7CNksvCM',
  'p-admin': 'scrypt$16384$8$1$c2FuZGJveC1hZG1pbi4uLg$Ukvd4EIofz2qnCR7-Amb6hpz0WOHope3ZFA__ESV4hM',
}
