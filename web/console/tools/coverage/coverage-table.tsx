import { useTranslation } from 'react-i18next'
import { cx } from '../../../src/shared/ui/class-names.ts'
import tools from '../shared/tools.module.css'
import styles from './coverage.module.css'
import { type CoverageRow, isMissing } from './sort-coverage.ts'

/** By operation: how many of its responses are missing, and each response with its count. */
export function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  const { t } = useTranslation('console-tools')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.coverage.operation)}</th>
          <th scope="col">{t(($) => $.coverage.missing)}</th>
          <th scope="col">{t(($) => $.coverage.answers)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ operationId, answers, missing }) => (
          <tr key={operationId}>
            <th scope="row" className={tools.code}>
              {operationId}
            </th>
            <td className="num">{missing}</td>
            <td>
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <li key={answer.key} className={cx(styles.answer, isMissing(answer) ? styles.missing : styles.seen)}>
                    {answer.code} {answer.error}{' '}
                    <strong>
                      {isMissing(answer)
                        ? t(($) => $.coverage.never)
                        : t(($) => $.coverage.times, { count: answer.times })}
                    </strong>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
