import Ajv from 'ajv/dist/2020.js'

export const Ajv2020 = Ajv.default
export type Ajv2020 = Ajv.default
