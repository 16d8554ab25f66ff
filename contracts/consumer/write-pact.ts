import { afterAll } from 'vitest'
import { writeOwnPact } from './recording.ts'

// A setup file of the consumer's tests: runs before each of their files.
afterAll(writeOwnPact)
