// Keeps one core busy for as long as its parent lives.
process.on('disconnect', () => process.exit());

function spin(): void {
  const until = performance.now() + 50;
  while (performance.now() < until);
  setImmediate(spin);
}

spin();
