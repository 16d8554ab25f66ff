import './styles.ts'
import { runStart } from './app/run-start.ts'
import { start } from './app/start.tsx'

// In the build the boot script brings it after the first paint.
if (import.meta.env.DEV) void import('./shared/ui/fonts/fraunces.css')

void runStart(start)
