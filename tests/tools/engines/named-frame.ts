/**
 * The driver loses a test's frame that navigates before the driver knows its name.
 *
 * A new entry in the history tells the driver the name.
 */
history.replaceState(history.state, '');
