// What a page does with the drafts of its tab, without their functions: their chunk then needs no list of names.
// oxlint-disable-next-line import/no-unassigned-import
import './draft.ts'
