export type Unit = 'cm' | 'in'

/** Body measurements in centimetres; two numbers are a range. */
type Measure = number | [from: number, to: number]

export type SizeTable = { caption: string; columns: string[]; rows: { size: string; measures: Measure[] }[] }

export const womenSizes: SizeTable = {
  caption: 'Women’s sizes',
  columns: ['Bust', 'Waist', 'Hip'],
  rows: [
    {
      size: 'XS',
      measures: [
        [78, 82],
        [62, 66],
        [86, 90],
      ],
    },
    {
      size: 'S',
      measures: [
        [83, 87],
        [67, 71],
        [91, 95],
      ],
    },
    {
      size: 'M',
      measures: [
        [88, 93],
        [72, 77],
        [96, 101],
      ],
    },
    {
      size: 'L',
      measures: [
        [94, 99],
        [78, 83],
        [102, 107],
      ],
    },
    {
      size: 'XL',
      measures: [
        [100, 106],
        [84, 90],
        [108, 114],
      ],
    },
  ],
}

export const kidsSizes: SizeTable = {
  caption: 'Kids’ sizes',
  columns: ['Height', 'Chest', 'Waist'],
  rows: [
    { size: '2-3Y', measures: [[92, 98], 54, 52] },
    { size: '3-4Y', measures: [[98, 104], 56, 53] },
    { size: '5-6Y', measures: [[110, 116], 60, 55] },
    { size: '7-8Y', measures: [[122, 128], 64, 58] },
    { size: '9-10Y', measures: [[134, 140], 70, 61] },
    { size: '11-12Y', measures: [[146, 152], 76, 64] },
  ],
}

/** "88–93", in inches to the nearest half: "34½–36½". */
export function measureLabel(measure: Measure, unit: Unit): string {
  const numbers = Array.isArray(measure) ? measure : [measure]
  return numbers.map(unit === 'cm' ? String : inches).join('–')
}

function inches(centimetres: number): string {
  const halves = Math.round((centimetres / 2.54) * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
}
