import { expect, test } from 'vitest'
import { siteNoticeText } from './site-notice-text.ts'

test.each([
  ['is shown when switched on', '1', 'V sobotu budeme portál **udržovat**.', 'V sobotu budeme portál **udržovat**.'],
  ['is not shown when switched off', '0', 'V sobotu budeme portál udržovat.', undefined],
  ['is not shown without a text', '1', ' \n', undefined],
  ['is not shown if it was never switched on', '', 'Text', undefined],
])('the notice text %s', (_, header_web_notice, header_web_notice_text, shown) => {
  expect(siteNoticeText({ header_web_notice, header_web_notice_text })).toBe(shown)
})
