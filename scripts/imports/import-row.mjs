/** Everything of this repository that the table of imports speaks of. */
export const ours = '^(web|mock-server|openapi|generated|contracts|scripts)/'

/**
 * A row of the table: files under `from` reach, of our own files, only those under `allowed`.
 * @param {string} name @param {string} from @param {string[]} allowed @param {string} comment @param {string[]} fromNot
 */
export const row = (name, from, allowed, comment, fromNot = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...(fromNot.length > 0 && { pathNot: fromNot }) },
  to: { path: ours, pathNot: allowed },
})

/**
 * Files under `from` never reach those under `to`.
 * @param {string} name @param {string} from @param {string[]} fromNot @param {string} to @param {string} comment
 */
export const never = (name, from, fromNot, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to: { path: to },
})
