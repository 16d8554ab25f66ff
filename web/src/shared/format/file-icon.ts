/** Icons of rule 1.9; `file` is the general one. */
export type FileIcon = 'word' | 'csv' | 'excel' | 'pdf' | 'image' | 'file'

const byExtension: ReadonlyMap<string, FileIcon> = new Map([
  ['doc', 'word'],
  ['docx', 'word'],
  ['csv', 'csv'],
  ['xls', 'excel'],
  ['xlsx', 'excel'],
  ['pdf', 'pdf'],
  ['jpg', 'image'],
  ['jpeg', 'image'],
  ['png', 'image'],
  ['bmp', 'image'],
])

const byType: ReadonlyMap<string, FileIcon> = new Map([
  ['application/msword', 'word'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word'],
  ['text/csv', 'csv'],
  ['application/vnd.ms-excel', 'excel'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'excel'],
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/bmp', 'image'],
  ['image/x-ms-bmp', 'image'],
])

function ofName(name: string): FileIcon | undefined {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? undefined : byExtension.get(name.slice(dot + 1).toLowerCase())
}

/** The icon of a file by its type (a MIME type, parameters allowed), or by its name's extension if the type is unspecific. */
export function fileIcon(file: { readonly name: string; readonly type?: string | undefined }): FileIcon {
  const named = ofName(file.name)
  // Windows with Excel installed reports the type of Excel for a .csv file.
  if (named === 'csv') return 'csv'
  const type = file.type?.split(';')[0]?.trim().toLowerCase() ?? ''
  return byType.get(type) ?? named ?? 'file'
}
