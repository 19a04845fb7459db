import { z } from 'zod'
import { maxPageCharacters, maxPageLines, pagePurposes } from './page-text.ts'
import { Id, line, optionalLine, paragraph, Timestamp } from './text.ts'

const Purpose = z.enum(pagePurposes, 'Choose what the page is for.')

const PageBody = paragraph(maxPageCharacters)
  .min(1, 'Write the text of the page.')
  .refine(text => text.split('\n').length <= maxPageLines, 'Use at most 1,000 lines.')

/** A page of the shop's own. */
export const PageInput = z.object({
  title: line(120, 'Title is required.'),
  /** The end of its address. */
  slug: z
    .string()
    .max(80)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Use small letters, digits and single hyphens, for example returns-and-exchange.',
    ),
  /** In Markdown, without HTML. */
  body: PageBody,
  purpose: Purpose.default(''),
  /** Shoppers see it, and the foot of every page links to it. */
  published: z.boolean().default(false),
  /** What search engines show; empty: the title, and the beginning of the text. */
  seoTitle: optionalLine(120).default(''),
  seoDescription: optionalLine(320).default(''),
})
export type PageInput = z.infer<typeof PageInput>

const Version = z.number().int().min(1).max(1_000_000_000)

/** Everything about a page; refused if it has changed since `version` was read. */
export const PageEdit = PageInput.extend({ version: Version })
export type PageEdit = z.infer<typeof PageEdit>

/** A page as its owner edits it. */
export const OwnedPage = z.object({
  _id: Id,
  title: z.string(),
  slug: z.string(),
  body: z.string(),
  purpose: Purpose,
  published: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  version: z.number().int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type OwnedPage = z.infer<typeof OwnedPage>

/** All pages, drafts too, the oldest first; without their texts. */
export const PageList = z.object({
  pages: z.array(
    OwnedPage.pick({
      _id: true,
      title: true,
      slug: true,
      purpose: true,
      published: true,
      updatedAt: true,
    }).extend({
      /** How many gaps are still to be filled. */
      gaps: z.number().int(),
    }),
  ),
})
export type PageList = z.infer<typeof PageList>

/** `changeId` restores the page. */
export const DeletedPage = z.object({ changeId: Id.nullable() })
export type DeletedPage = z.infer<typeof DeletedPage>

/** A published page as shoppers read it. */
export const ShownPage = z.object({
  title: z.string(),
  slug: z.string(),
  /** Its text as HTML, which the shop made of Markdown. */
  html: z.string(),
  /** What search engines are to show of it. */
  seoTitle: z.string(),
  seoDescription: z.string(),
})
export type ShownPage = z.infer<typeof ShownPage>

/** A text to begin a page with; its gaps [[…]] are for the owner to fill. */
export const PageDraft = OwnedPage.pick({ title: true, slug: true, body: true, purpose: true })
export type PageDraft = z.infer<typeof PageDraft>

/** A text to look at before it is saved. */
export const PageText = z.object({ body: PageBody })

/** The text as HTML, and its first words, which search engines show of a page without a description. */
export const PagePreview = z.object({ html: z.string(), summary: z.string() })
export type PagePreview = z.infer<typeof PagePreview>
