import './styles.ts'
import { startPublic } from './app/start-public.tsx'

void startPublic()
