/**
 * node scripts/packages/main.ts [FOLDER ...]: installs what commands other than `npm start` need, when it is missing: what the package files
 * of these folders name; without any, that of the root. Commands of package.json begin with it.
 */
import { installMissing } from './install.ts'

process.chdir(`${import.meta.dirname}/../..`)
try {
  // To the errors: the output of some commands is read by programs.
  const [, , ...folders] = process.argv
  for (const folder of folders.length > 0 ? folders : ['.']) await installMissing(folder, console.error)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
