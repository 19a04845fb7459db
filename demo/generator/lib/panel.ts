// What the renderer of cloth takes: a piece of cloth lying on those before it. Lengths are garment units (25.6 to the inch).

/** x, y, and whether the outline turns sharply here. */
export type Point = [x: number, y: number, corner?: 'c']

/** A crease, as a line with a width and a height at both of its ends. */
export interface Fold {
  pts: [number, number][]
  w0: number
  w1?: number
  amp: number
  taper?: 'both' | 'grow' | 'fade' | 'none'
  skew?: number
}

/** A border that runs along an edge: `map` gives the place along it and the distance from it. */
export interface Band {
  tex: unknown
  solid?: boolean
  map: (x: number, y: number) => [number, number] | null
}

/** How a kind of cloth looks close up. */
export interface Surface {
  weave?: { period: number; amp: number }
  sheen?: number
  gloss?: number
  slub?: number
  mottle?: number
}

type Noise = (x: number, y: number) => number

export interface Panel extends Surface {
  path?: string
  base?: string
  tile?: unknown
  map?: (x: number, y: number) => [number, number]
  bands?: Band[]
  folds?: Fold[]
  heightFn?: (x: number, y: number, noise: Noise, other: Noise) => number
  amp?: number
  thick?: number
  pillow?: number
  lift?: number
  bend?: number
  grain?: number
  stretch?: number
  seedX?: number
  thread?: string
  /** Drawn flat on top of everything before it. */
  overlay?: string
}

/** The part of the sheet that the picture shows. */
export interface Camera {
  x: number
  y: number
  w: number
}
