import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { DocumentBody } from '../../renderer/contentSource.ts'
import { mdxComponents } from './mdxComponents.tsx'

const components: Readonly<Record<string, unknown>> = mdxComponents

/** Looks components up by their names: there is nothing else to evaluate in a document, for content is not code. */
const createEvaluater = () => ({
  evaluateExpression: (expression: { readonly type: string; readonly name?: string }) => {
    const component = components[expression.name ?? '']
    if (!component) throw new Error(`<${expression.name ?? expression.type}> is no component of documents.`)
    return component
  },
  evaluateProgram: () => {
    throw new Error('A document holds a program.')
  },
})

/** What a document shows. */
export function MdxBody({ body }: { readonly body: DocumentBody }) {
  return toJsxRuntime(body.read(), { Fragment, jsx, jsxs, components: mdxComponents, createEvaluater })
}
