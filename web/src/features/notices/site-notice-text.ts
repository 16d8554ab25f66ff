/** The Markdown of the site-wide notice, undefined if there is none (rule 3.5). */
export function siteNoticeText(values: {
  header_web_notice: string
  header_web_notice_text: string
}): string | undefined {
  const text = values.header_web_notice_text.trim()
  return values.header_web_notice === '1' && text !== '' ? text : undefined
}
