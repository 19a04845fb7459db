/** What the demo's made-up shop says of each category, as long as its owner says nothing else. */
export const demoIntros: Readonly<Record<string, string>> = {
  'w-printed-kurta':
    'Block, tile and leheriya prints on lawn and cambric, cut for everyday wear; some come with trousers or a shalwar.',
  'w-mommy-and-me':
    'The mother’s half of a matching pair, in the same cloth and print as her daughter’s piece, which is sold on its own.',
  'w-semi-formal':
    'Raw silk, chiffon and velvet for dinners and small weddings, most of them sets with a dupatta.',
  'w-hand-work': 'Kantha, phulkari, mirror and zari work, stitched by hand on cotton, linen and silk.',
  'w-chickankari':
    'White-thread shadow work in the traditional way, stitched by hand on light lawn and cambric.',
  'k-printed-kurta':
    'Small prints on soft cotton with elastic waists, made to be washed often and played in.',
  'k-mommy-and-me':
    'The child’s half of a matching pair, in the same cloth and print as the mother’s piece, which is sold on its own.',
  'k-semi-formal':
    'Lehengas, waistcoat sets and frocks for Eid and weddings, lined so that nothing scratches.',
  'k-hand-work': 'Embroidery, patchwork and smooth-edged mirrors, worked by hand in children’s sizes.',
  'k-froks': 'Cotton frocks with smocking, sashes and deep hems, in sizes from two to twelve years.',
}
