/** Which booking's confirmation is sent again. There is no output: the form stays for as long as its screen. */
export interface ResendInput {
  confirmationNumber: string;
}
