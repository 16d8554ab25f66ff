import * as jwt from 'fast-jwt'

export const createVerifier = jwt.createVerifier
