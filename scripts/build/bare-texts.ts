import { type ESTree, parseSync, Visitor } from 'vite'

type Child = ESTree.JSXChild
type Expression = ESTree.JSXExpression

/** Names of properties and functions that hold or return elements only. Any other value counts as text. */
const ELEMENTS =
  /^(children|picture|actions?|icon|heading|intro|notice|(render)?problem|home|menu|content|body|more|control|recurring|ways|head|lead|hint|choice|button|page|spoken)$/i

/**
 * The lines of a module with a bare text next to a sibling although one of both changes. When a browser translates a page, it replaces
 * each text node by an element: React then updates a node that is no longer on the page, or places a new sibling before it and fails.
 * The only child of an element is safe, as React replaces the whole content.
 */
export function bareTextsIn(file: string, code: string): number[] {
  const found: number[] = []
  const check = (all: readonly Child[], isFragment: boolean) => {
    const children = all.filter((child) => !isSpace(child))
    const texts = children.filter(isText)
    const before = children.slice(0, children.findLastIndex(isText))
    // What is next to a fragment is not known.
    const changes = isFragment || children.length > 1
    if (changes && (texts.some((text) => !isConstant(text)) || !before.every(isConstant)))
      found.push(...texts.map(({ start }) => code.slice(0, start).split('\n').length))
  }
  new Visitor({
    JSXElement: ({ children }) => check(children, false),
    JSXFragment: ({ children }) => check(children, true),
  }).visit(parseSync(file, code, { preserveParens: false }).program)
  return [...new Set(found)].toSorted((a, b) => a - b)
}

/** Between elements a space alone is not translated. */
function isSpace(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() === ''
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  return (
    expression.type === 'JSXEmptyExpression' || (expression.type === 'Literal' && `${expression.value}`.trim() === '')
  )
}

const isText = (child: Child): boolean =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && mayBeText(child.expression))

function mayBeText(value: Expression): boolean {
  switch (value.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false
    case 'Literal':
      return value.value !== null && `${value.value}`.trim() !== ''
    case 'ConditionalExpression':
      return mayBeText(value.consequent) || mayBeText(value.alternate)
    case 'LogicalExpression':
      return mayBeText(value.right) || (value.operator !== '&&' && mayBeText(value.left))
    case 'Identifier':
      return value.name !== 'undefined' && !ELEMENTS.test(value.name)
    case 'MemberExpression':
      return value.property.type !== 'Identifier' || !ELEMENTS.test(value.property.name)
    case 'ChainExpression':
      return mayBeText(value.expression)
    case 'CallExpression':
      return mayReturnText(value)
    default:
      return true
  }
}

/** A list is made of elements. */
function mayReturnText({ callee }: ESTree.CallExpression): boolean {
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return !/^(map|from)$/.test(callee.property.name) && mayBeText(callee)
  return mayBeText(callee)
}

/** Always there with the same text in one language. */
function isConstant(child: Child): boolean {
  if (child.type !== 'JSXExpressionContainer') return true
  const { expression } = child
  if (expression.type === 'Literal') return true
  if (expression.type !== 'CallExpression' || expression.arguments.length !== 1) return false
  const [key] = expression.arguments
  return key?.type === 'ArrowFunctionExpression' && isPath(key.body)
}

/** `$.export.title`, not `$[name]`. */
const isPath = (key: ESTree.Node): boolean =>
  key.type === 'Identifier' || (key.type === 'MemberExpression' && !key.computed && isPath(key.object))
