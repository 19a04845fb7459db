export type ChosenProduct = { _id: string; title: string; picture?: string | undefined }
