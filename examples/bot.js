// The same protocol in another language: takes the last option it is offered.
// regnum arena anno890 --seats "random,bot:node examples/bot.js" --games 20
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.options) console.log(JSON.stringify({ choice: message.options.at(-1) }));
});
