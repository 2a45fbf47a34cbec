/** An amount of money as an integer number of pence. Sums never meet floating point. */
export type Pence = number;
