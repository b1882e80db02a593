// Starts `sirisim lsp` for transcripts. Colours need nothing of this.
const vscode = require('vscode');

let client;

function activate(context) {
  let languageClient;
  try {
    languageClient = require('vscode-languageclient/node');
  } catch {
    vscode.window.showWarningMessage(
      "sirisim: transcripts are coloured and no more: run 'npm install' in the extension's folder for the rest.");
    return;
  }
  const settings = vscode.workspace.getConfiguration('sirisim');
  const command = settings.get('command', 'sirisim');
  const apps = settings.get('apps', []).flatMap((path) => ['--path', path]);
  const server = { command, args: ['lsp', ...apps, ...(settings.get('script', false) ? ['--script'] : [])] };
  client = new languageClient.LanguageClient('sirisim', 'sirisim', server, {
    documentSelector: [{ language: 'talk' }],
  });
  context.subscriptions.push(client);
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
