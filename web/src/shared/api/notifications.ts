/**
 * When components are notified of new data. TanStack Query schedules here (`createQueryClient`), and so does what has to follow a
 * notification. Apart from that library, which a login page does not load.
 */
export const notifications = { schedule: (notify: () => void) => void setTimeout(notify) }
