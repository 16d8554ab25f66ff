import { ChatWidget } from '#web/features/chat/chat-widget.tsx'
import chat from '#web/features/chat/locales/cs.json' with { type: 'json' }

export const texts = { chat }
export { ChatWidget }
