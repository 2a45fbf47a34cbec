/**
 * Where a test's frame has navigated before the driver knew its name, the driver takes it for one without, and finds it
 * never again. An entry in the history is told with the name.
 */
history.replaceState(history.state, '');
