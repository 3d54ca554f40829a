/** `= ${LISTED_IDS}` in a statement whose first value lists ids, separated by commas. */
export const LISTED_IDS = `ANY(string_to_array($1, ',')::BIGINT[])`;
