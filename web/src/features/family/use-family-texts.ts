import { useTranslation } from 'react-i18next'
import type { DiseaseCategory, FamilySummary } from '#web/shared/api/wire.ts'
import { withNoBreakSpaces } from '#web/shared/format/czech-typography.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { accountKindOf } from '#web/shared/session/account-kind.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'

/** Texts about a family in the language of the page. First names are not declined. */
export function useFamilyTexts() {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const { isCompany } = accountKindOf(useSession())
  const giver = isCompany ? 'company' : 'person'

  const months = (count: number): string => withNoBreakSpaces(t(($) => $.months, { count }))
  const money = (crowns: number): string => formatMoney(crowns, language)
  const age = (years: number): string => (years === 0 ? t(($) => $.underOne) : t(($) => $.age, { count: years }))
  return {
    giver,
    months,
    money,
    /** Such as „Tomáš, 6 let“ (6 years old). */
    nameAndAge: (of: { recipientName: string; age: number }): string =>
      t(($) => $.nameAndAge, { name: of.recipientName, age: withNoBreakSpaces(age(of.age)) }),
    disease: (category: DiseaseCategory): string => t(($) => $.disease[category]),
    /** Such as „Z vašich darů 1 260 Kč za 7 měsíců.“ (1,260 Kč from your gifts in 7 months). */
    myPart: (of: FamilySummary): string =>
      t(($) => $.part[giver], { amount: money(of.myPart), months: months(of.months) }),
  } as const
}
