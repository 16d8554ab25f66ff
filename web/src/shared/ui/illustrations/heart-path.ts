/** The portal's heart, on a 24 by 24 grid: shared by the logo, the rating and the illustrations. */
export const heartPath =
  'M12 20.3s-7.6-4.7-9.2-9.4C1.6 7.4 3.7 4.2 7 4.2c2.1 0 3.8 1.2 5 3 1.2-1.8 2.9-3 5-3 3.3 0 5.4 3.2 4.2 6.7-1.6 4.7-9.2 9.4-9.2 9.4z'
