import { ChatWidget } from '../../features/chat/chat-widget.tsx'
import chat from '../../features/chat/locales/cs.json' with { type: 'json' }

export const texts = { chat }
export { ChatWidget }
