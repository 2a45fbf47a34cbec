/** A calendar date without time or zone, 'YYYY-MM-DD' (A §9.10). */
export type LocalDate = string;

/** A local date-time without zone as the server writes it, 'YYYY-MM-DDTHH:mm:ss'. */
export type LocalDateTime = string;
