" A conversation, from its ## to the next one, is a fold.
if exists('b:did_ftplugin') | finish | endif
let b:did_ftplugin = 1
setlocal foldmethod=syntax foldlevel=99 commentstring=#\ %s textwidth=0
let b:undo_ftplugin = 'setlocal foldmethod< foldlevel< commentstring< textwidth<'

" Neovim has a client of its own: what differs, why, and accepting it. g:sirisim_lsp is the command, [] for none.
if has('nvim-0.8')
  let s:command = get(g:, 'sirisim_lsp', ['sirisim', 'lsp'])
  if !empty(s:command) && executable(s:command[0])
    call luaeval('vim.lsp.start({name = "sirisim", cmd = _A, root_dir = vim.fn.expand("%:p:h")})', s:command)
  endif
endif
