import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Name = string | RegExp
/**
 * A target on a page, as a person would name it: by its role and name, its label, or words there; or where a file goes.
 */
export type Sought = { role: string; name?: Name } | { label: Name } | { words: Name } | 'file'

/** An element of the page, in the driver's own terms. */
export type FoundElement = {
  click: () => Promise<void>
  /** Types as a person does; an earlier text goes. */
  fill: (text: string) => Promise<void>
  attach: (file: string) => Promise<void>
}

/** The functions of a browser's driver: the rest is the same for every one. */
export type Driver = {
  open: (url: string) => Promise<void>
  /** Runs JavaScript in the page. */
  run: (script: string) => Promise<unknown>
  /** The element of an expression of the page; null where there is none. */
  find: (expression: string) => Promise<FoundElement | null>
  press: (key: string) => Promise<void>
  close: () => Promise<void>
}

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

const nameIn = (name: Name | undefined) =>
  name === undefined ? 'undefined' : name instanceof RegExp ? String(name) : JSON.stringify(name)

/** The expression that finds it: the last dialog first, then the whole page. */
const buildExpression = (sought: Sought) => {
  const ask =
    sought === 'file'
      ? "[...at.querySelectorAll('input[type=file]')]"
      : 'role' in sought
        ? `q.queryAllByRole(at, ${JSON.stringify(sought.role)}, { name: ${nameIn(sought.name)} })`
        : 'label' in sought
          ? `q.queryAllByLabelText(at, ${nameIn(sought.label)})`
          : `q.queryAllByText(at, ${nameIn(sought.words)})`
  return `(() => {
    const q = window.TestingLibraryDom
    const shown = (element) => (element.getClientRects().length > 0 || element.type === 'file') && !element.matches(':disabled')
    for (const at of [...[...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].filter(shown).reverse(), document.body]) {
      const found = ${ask}.find(shown)
      if (found) return found
    }
    return null
  })()`
}

const patience = 20_000
const pause = 150
const wordsFor = (sought: Sought) =>
  sought === 'file'
    ? 'a place for a file'
    : 'role' in sought
      ? `${sought.role} ${String(sought.name ?? '')}`
      : String('label' in sought ? sought.label : sought.words)

/** Uses the console as a person does, by whichever browser: looks for things until they are there, then presses and types. */
export class Hand {
  readonly #driver: Driver
  readonly #address: string

  constructor(driver: Driver, address: string) {
    this.#driver = driver
    this.#address = address
  }

  async open(path: string) {
    await this.#driver.open(`${this.#address}${path}`)
  }

  /** The words of the last dialog, or of the page. */
  async #words() {
    const words = await this.#driver
      .run("return ([...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body).innerText")
      .catch(() => 'nothing that could be read')
    return String(words).replaceAll(/\s+/g, ' ').slice(0, 600)
  }

  async #look(sought: Sought): Promise<FoundElement> {
    const until = Date.now() + patience
    while (Date.now() < until) {
      try {
        if ((await this.#driver.run('return typeof window.TestingLibraryDom')) === 'undefined')
          await this.#driver.run(queries)
        const found = await this.#driver.find(buildExpression(sought))
        if (found) return found
      } catch {
        // The page was just leaving: look again.
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    throw new Error(
      `Not on the page within ${patience / 1000} seconds: ${wordsFor(sought)}. It says: ${await this.#words()}`,
    )
  }

  async sees(sought: Sought) {
    await this.#look(sought)
  }

  /** An element that moved away while it was pressed is looked up once more. */
  async #with(sought: Sought, act: (found: FoundElement) => Promise<void>) {
    try {
      await act(await this.#look(sought))
    } catch {
      await act(await this.#look(sought))
    }
  }

  /** Waits until the element is where it was a moment before: a line that comes above it would take the press. */
  async #rests(sought: Sought) {
    const where = `return (() => { const found = ${buildExpression(sought)}; return found ? JSON.stringify(found.getBoundingClientRect()) : '' })()`
    const until = Date.now() + patience
    let before = ''
    while (Date.now() < until) {
      await this.#look(sought)
      const now = String(await this.#driver.run(where).catch(() => ''))
      if (now !== '' && now === before) return
      before = now
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  async click(sought: Sought) {
    await this.#rests(sought)
    await this.#with(sought, async (found) => await found.click())
  }

  async write(sought: Sought, text: string) {
    await this.#with(sought, async (found) => await found.fill(text))
  }

  async attach(file: string) {
    await this.#with('file', async (found) => await found.attach(file))
  }

  async press(key: string) {
    await this.#driver.press(key)
  }

  async close() {
    await this.#driver.close()
  }
}
