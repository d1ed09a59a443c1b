import { parseSync } from 'libpg-query'

type Tree = { [key: string]: Tree | Tree[] | string | undefined }

/** A table of one level of a statement, and the column that says whose its rows are. */
type Place = { table: string; alias: string; key: string }

const trees = (value: Tree[string]): Tree[] => (Array.isArray(value) ? value : typeof value === 'object' ? [value] : [])
const tree = (value: Tree[string]) => trees(value)[0]
const word = (value: Tree[string]) => (typeof value === 'string' ? value : '')
const words = (value: Tree[string]) => trees(value).map((one) => word(tree(one.String)?.sval))

/** The conditions that each row must meet: the parts of `and`. */
const conjuncts = (condition: Tree | undefined): Tree[] => {
  const parts = tree(condition?.BoolExpr)
  if (parts?.boolop === 'AND_EXPR') return trees(parts.args).flatMap(conjuncts)
  return condition ? [condition] : []
}

const withoutCast = (expression: Tree | undefined): Tree | undefined => {
  const cast = tree(expression?.TypeCast)
  return cast ? withoutCast(tree(cast.arg)) : expression
}

/** One query, without those inside it: its tables, what its rows must meet, the columns it joins by name. */
class Level {
  readonly places: Place[] = []
  readonly conditions: Tree[] = []
  readonly joinedBy: string[] = []
  private readonly keys: ReadonlyMap<string, string>
  private readonly ctes: ReadonlySet<string>

  constructor(keys: ReadonlyMap<string, string>, ctes: ReadonlySet<string>) {
    this.keys = keys
    this.ctes = ctes
  }

  addTable(range: Tree | undefined) {
    const table = word(range?.relname)
    const key = range?.schemaname || !this.ctes.has(table) ? this.keys.get(table) : undefined
    if (key && (range?.schemaname ?? 'public') === 'public')
      this.places.push({ table, key, alias: word(tree(range?.alias)?.aliasname) || table })
  }

  addFrom(item: Tree) {
    const join = tree(item.JoinExpr)
    this.addTable(tree(item.RangeVar))
    for (const side of [...trees(join?.larg), ...trees(join?.rarg)]) this.addFrom(side)
    this.conditions.push(...conjuncts(tree(join?.quals)))
    this.joinedBy.push(...words(join?.usingClause))
  }

  /** The places an expression is the organization of; none when it is any other value. */
  private of(expression: Tree | undefined): Place[] {
    const [first = '', second] = words(tree(withoutCast(expression)?.ColumnRef)?.fields)
    return this.places.filter(({ alias, key }) =>
      second === undefined ? first === key : first === alias && second === key,
    )
  }

  /** Expressions that a condition makes equal; `undefined` stands for a value. */
  private pairs(condition: Tree): [Tree | undefined, Tree | undefined][] {
    const link = tree(condition.SubLink)
    const comparison = tree(condition.A_Expr)
    const left = tree(link?.subLinkType === 'ANY_SUBLINK' && !link.operName ? link.testexpr : comparison?.lexpr)
    const isEqual = comparison && words(comparison.name).join('.') === '='
    if (!left || (comparison && !isEqual)) return []
    const right = comparison?.kind === 'AEXPR_OP' ? tree(comparison.rexpr) : undefined
    const [row, other] = [tree(left.RowExpr), tree(right?.RowExpr)]
    if (!row) return [[left, right]]
    return trees(row.args).map((one, at) => [one, trees(other?.args)[at]])
  }

  /** The tables whose organization no condition names, by a value or by a table that a condition names. */
  unnamed(): Place[] {
    const equal = this.conditions.flatMap((one) => this.pairs(one)).map(([a, b]) => [this.of(a), this.of(b)] as const)
    const joined = this.places.filter(({ key }) => this.joinedBy.includes(key))
    const named = new Set<Place>()
    for (let before = -1; before < named.size; ) {
      before = named.size
      for (const [left, right] of equal)
        for (const [these, those] of [
          [left, right],
          [right, left],
        ] as const)
          if (those.length === 0 || those.some((one) => named.has(one))) for (const one of these) named.add(one)
      if (joined.some((one) => named.has(one))) for (const one of joined) named.add(one)
    }
    return this.places.filter((one) => !named.has(one))
  }
}

const kinds = new Set(['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'])

/**
 * The tables of tenants that a statement touches without naming whose rows it means, as `table alias`. `keys`: by table the
 * column that says so. Named is a table at its own level of the query, in a condition that every row must meet: equal to a
 * value, to what an outer query or a part before says, or to a table that is named. An insert lists the column.
 */
export const findUnnamedTables = (text: string, keys: ReadonlyMap<string, string>): string[] => {
  const found: string[] = []
  const judge = (kind: string, query: Tree, outer: ReadonlySet<string>) => {
    const ctes = new Set(outer)
    const { withClause, ...rest } = query
    const parts = trees(tree(withClause)?.ctes).flatMap((one) => trees(one.CommonTableExpr))
    if (tree(withClause)?.recursive) for (const part of parts) ctes.add(word(part.ctename))
    for (const part of parts) {
      walk(part.ctequery, new Set(ctes))
      ctes.add(word(part.ctename))
    }
    const level = new Level(keys, ctes)
    if (kind !== 'SelectStmt') level.addTable(tree(query.relation))
    if (kind === 'InsertStmt') {
      const listed = trees(query.cols).map((one) => word(tree(one.ResTarget)?.name))
      found.push(...level.places.filter(({ key }) => !listed.includes(key)).map(({ table }) => `insert into ${table}`))
    } else {
      for (const item of [...trees(query.fromClause), ...trees(query.usingClause)]) level.addFrom(item)
      level.conditions.push(...conjuncts(tree(query.whereClause)))
      found.push(...level.unnamed().map(({ table, alias }) => (table === alias ? table : `${table} ${alias}`)))
    }
    // The two sides of a union are queries without saying so.
    for (const side of query.op === 'SETOP_NONE' ? [] : [...trees(rest.larg), ...trees(rest.rarg)])
      if (kind === 'SelectStmt') judge('SelectStmt', side, ctes)
    for (const [name, value] of Object.entries(rest))
      if (kind !== 'SelectStmt' || (name !== 'larg' && name !== 'rarg')) walk(value, ctes)
  }
  const walk = (value: Tree[string], ctes: ReadonlySet<string>): void => {
    for (const node of trees(value))
      for (const [name, inner] of Object.entries(node)) {
        if (!kinds.has(name)) walk(inner, ctes)
        else for (const query of trees(inner)) judge(name, query, ctes)
      }
  }
  walk((parseSync(text) as unknown as Tree).stmts, new Set())
  return found
}
