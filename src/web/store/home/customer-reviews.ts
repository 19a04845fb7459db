/** The six entries of "What customers say"; the shop's owner replaces them with real ones. */
export const customerReviews = [
  {
    words:
      'The lawn is as soft as the picture promised, and the chikan on the back is as careful as on the front.',
    name: 'Saima R.',
    place: 'Lahore',
  },
  {
    words:
      'My daughter and I wore the same ajrak on Eid. She has asked three times when we are going to do it again.',
    name: 'Hina T.',
    place: 'Karachi',
  },
  {
    words: 'I paid the courier at the door on the fourth day. The size table was right to the half inch.',
    name: 'Mariam K.',
    place: 'Faisalabad',
  },
  {
    words: 'I took M, wanted L, and had it within the week. Nobody asked me to explain myself.',
    name: 'Nadia A.',
    place: 'Islamabad',
  },
  {
    words: 'Washed it by hand twice as the note says. The madder has not moved and neither have the buttons.',
    name: 'Rukhsana B.',
    place: 'Multan',
  },
  {
    words: 'The frock has real pockets and deep seams. It will do a second summer, perhaps a third.',
    name: 'Amna S.',
    place: 'Peshawar',
  },
] as const
