import './styles.ts'
import { runStart } from './app/run-start.ts'
import { startPublic } from './app/start-public.tsx'

void runStart(startPublic)
