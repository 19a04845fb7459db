import type { RecordWords } from '../changes/record-words.ts'
import { audienceNames } from './audiences.ts'
import { mapTexts, productTexts } from './product-texts.ts'

export const productWords = {
  name: 'product',
  plural: 'Products',
  actions: {
    added: 'added product …',
    changed: 'changed product …',
    received: 'received pieces of product …',
    counted: 'counted pieces of product …',
    published: 'published product …',
    'made a draft': 'made product … a draft',
    repriced: 'changed the price of product …',
    deleted: 'deleted product …',
    linked: 'changed what goes with product …',
    undone: 'undid a change of product …',
  },
  fields: {
    title: 'Title',
    category: ['Category', 'category'],
    priceCents: ['Price', 'money'],
    displayPriceCents: ['Display price', 'money'],
    optionPrices: ['Other prices', 'optionPrices'],
    stock: ['Stock', 'stock'],
    publishedAt: ['Available from', 'timeOrDraft'],
    archivedAt: ['Deleted', 'timeOrNo'],
    description: 'Description',
    pictures: ['Pictures', 'pictures'],
    colors: ['Colours', 'texts'],
    sizes: ['Sizes', 'texts'],
    third: ['One more option', 'thirdOption'],
    materials: ['Materials', 'texts'],
    lengths: ['Lengths', 'texts'],
    tags: ['Tags', 'texts'],
    included: ['All included', 'texts'],
    linkedPair: ['Pairs', 'lines'],
    linkedLook: ['Completes the look', 'lines'],
    linkedInstead: ['Offered instead', 'lines'],
    ...mapTexts(name => productTexts[name].label),
  },
} as const satisfies RecordWords

export const dealWords = {
  name: 'deal',
  plural: 'Deals',
  actions: {
    added: 'added deal …',
    changed: 'changed deal …',
    deleted: 'deleted deal …',
    undone: 'undid a change of deal …',
  },
  fields: {
    name: 'Name',
    startDate: ['Start Date', 'time'],
    endDate: ['End Date', 'time'],
    isActive: ['Set to', { true: 'Active', false: 'Inactive' }],
    percentOff: ['Percent off', 'percent'],
    products: ['Products', 'products'],
  },
} as const satisfies RecordWords

export const categoryWords = {
  name: 'category',
  plural: 'Categories',
  actions: {
    added: 'added category …',
    changed: 'changed category …',
    ordered: 'put the categories of … into another order',
    merged: 'merged category … into another',
    deleted: 'deleted category …',
    undone: 'undid a change of category …',
  },
  fields: {
    name: 'Name',
    picture: ['Picture', 'pictureAddress'],
    parent: ['Group', 'named'],
    audience: ['For', audienceNames],
    intro: 'Words below the heading',
    hidden: ['Hidden from menus', 'yesOrNo'],
    code: 'Address',
    order: ['Order', 'texts'],
    sizeChart: ['Size chart', 'named'],
    formerly: ['Former addresses', 'texts'],
    mergedInto: ['Merged into', 'named'],
    moved: ['Moved', 'products'],
    movedCategories: ['Categories moved', 'texts'],
  },
} as const satisfies RecordWords

export const collectionWords = {
  name: 'collection',
  plural: 'Collections',
  actions: {
    added: 'added collection …',
    changed: 'changed collection …',
    ordered: 'put the … into another order',
    multiplied: 'multiplied the price of collection … with all prices',
    'multiplication undone': 'undid the multiplication of collection …',
    deleted: 'deleted collection …',
    undone: 'undid a change of collection …',
  },
  fields: {
    name: 'Name',
    intro: 'Words below the heading',
    hidden: ['Hidden from menus', 'yesOrNo'],
    code: 'Address',
    order: ['Order', 'texts'],
    inMenu: ['In the menu', 'yesOrNo'],
    rule: ['Products are', 'rule'],
    chosen: ['Chosen products', 'lines'],
    formerly: ['Former addresses', 'texts'],
  },
} as const satisfies RecordWords

export const chartWords = {
  name: 'size chart',
  plural: 'Size charts',
  actions: {
    added: 'added size chart …',
    changed: 'changed size chart …',
    deleted: 'deleted size chart …',
    undone: 'undid a change of size chart …',
  },
  fields: {
    name: 'Name',
    measured: ['Measured', { body: 'The body', garment: 'The garment' }],
    unit: ['Typed in', { cm: 'Centimetres', in: 'Inches' }],
    measurements: ['Measurements', 'texts'],
    measures: ['Sizes', 'measures'],
    notes: 'Notes',
    everywhere: ['In every size guide', 'yesOrNo'],
    forCategories: ['For categories', 'lines'],
    forProducts: ['For products', 'lines'],
  },
} as const satisfies RecordWords
